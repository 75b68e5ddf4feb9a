/** What a browser test needs; the games' own tests lie outside this folder and find the packages through here. */
export { default as AxeBuilder } from '@axe-core/playwright'
export { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
