import { hiding, nothingIsCovered } from '$e2e/cover'

/** No price stands on the name of a town. */
nothingIsCovered('last_train_to_wensleydale', '', (page, one, width) =>
  one.position.includes('track') && width > 1024 && width < 1900
    ? hiding(page, 'main .name:not(.none) tspan', 'main .handle .price')
    : Promise.resolve([]),
)
