/** The code that renders a result, as one lazy import: the page does not wait for it. */
export { isShowable } from '../../outcome/is-showable.ts'
export { ResultPanel } from './result-panel.tsx'
