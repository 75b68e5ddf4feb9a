import { nothingIsCovered } from '$e2e/cover'

nothingIsCovered('workshop_of_the_world')
