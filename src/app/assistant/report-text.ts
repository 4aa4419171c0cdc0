import { FEEDBACK_LETTERS } from '#contract/calls/feedback.ts'

/** How a report begins, in both languages, so that the operator finds it among other feedback. */
const HEAD = 'AI 举报 / AI report'

/** What the operator gets: the answer with its model and what the user says about it, and nothing else of the conversation; long answers are cut. */
export function reportText(answer: { readonly text: string; readonly label: string }, words: string): string {
  const head = [[HEAD, answer.label].filter(Boolean).join(' · '), words.trim()].filter(Boolean).join('\n\n')
  const text = `${head}\n\n---\n${answer.text}`
  return text.slice(0, FEEDBACK_LETTERS).replace(/[\uD800-\uDBFF]$/, '')
}
