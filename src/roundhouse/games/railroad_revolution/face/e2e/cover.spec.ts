import { nothingIsCovered, PLACES } from '$e2e/cover'

nothingIsCovered('railroad_revolution', PLACES)
