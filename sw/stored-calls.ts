import type { Call } from '#contract/calls/call.ts'

/**
 * The calls that are also answered without the server, and how each is answered. A copy, because importing the contract would take more than all else in a
 * start of the worker, for which every page waits; stored-calls.test.ts compares it with the contract.
 */
export const storedCalls: ReadonlyMap<string, Call['offline']> = new Map([
  ['Base/config', 'stale-while-revalidate'],
  ['User/detail', 'fallback'],
  ['Notice/index', 'stale-while-revalidate'],
  ['Notice/detail', 'stale-while-revalidate'],
  ['Tutorial/index', 'stale-while-revalidate'],
  ['Feedback/index', 'fallback'],
  ['Storage/index', 'fallback'],
  ['Order/index', 'fallback'],
  ['Refund/index', 'fallback'],
  ['Invoicing/candidates', 'fallback'],
  ['Invoicing/index', 'fallback'],
  ['Invoicing/detail', 'fallback'],
  ['Wallet/detail', 'fallback'],
  ['Wallet/runningWater', 'fallback'],
  ['Offer/index', 'fallback'],
  ['Member/index', 'fallback'],
  ['Member/rechargeRecord', 'fallback'],
  ['Active/index', 'fallback'],
  ['Tokens/detail', 'fallback'],
  ['Tokens/index', 'fallback'],
  ['Chat/instructions', 'fallback'],
  ['Rise/index', 'fallback'],
  ['Downloadpc/getnode', 'fallback'],
  ['Tool/index', 'stale-while-revalidate'],
  ['Plot/index', 'computed'],
  ['Plot/detail', 'computed'],
  ['Plottype/index', 'computed'],
  ['Labels/index', 'computed'],
  ['Plotparams/index', 'computed'],
  ['Plotcollect/index', 'computed'],
  ['Plotrecord/index', 'computed'],
  ['Plotrecord/detail', 'computed'],
  ['Plotrecord/office', 'computed'],
  ['Plotrecord/loadProjectData', 'computed'],
  ['Plotrecord/loadDemoData', 'computed'],
  ['Plotfilesvar/index', 'computed'],
])
