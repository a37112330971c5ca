// AutoPinLayout
