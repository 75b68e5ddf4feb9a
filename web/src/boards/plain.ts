/** The plain board, and the boards that other packages bring, which stand on it: in files of their own, as few tables need them. */
export { broughtModule } from './brought'
export { fetchFace } from './brought/fetch'
export { generic } from './generic'
export { shapes } from './generic/shapes.svelte'
