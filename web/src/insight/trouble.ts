/** What went wrong, in the words of whoever looks on. */
import { ApiError } from '../lib/api'
import { t } from '../lib/texts.svelte'

const TOLD: Partial<Record<string, string>> = {
  slow: 'insight-slow',
  busy: 'insight-others',
  offline: 'line-failed',
  away: 'line-failed',
  fault: 'line-failed',
}

export function trouble(problem: unknown): string {
  if (!(problem instanceof ApiError)) return t('line-failed')
  const key = TOLD[problem.problem.code]
  return key ? t(key) : problem.problem.text
}
