/** What shows a result: fetched with the entry, so that the page itself is there sooner. */
export { isShowable } from '../../outcome/is-showable.ts'
export { ResultPanel } from './result-panel.tsx'
