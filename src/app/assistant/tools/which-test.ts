import { fitting, guideQuestions, nextQuestion } from '#catalog/kit/guide.ts'
import type { ToolArguments } from '#contract/assistant/tools.ts'
import { answerText } from './answer-text.ts'
import { keywordsOf, offeredEntries } from './catalogue.ts'
import type { Tool } from './tool.ts'

/** The analyses that the guide "Which test?" has for these answers, with the case that each is for, and the question that is still open. */
const whichTest: Tool<ToolArguments['which_test']> = async (answers, language) => {
  const [entries, keywords] = await Promise.all([offeredEntries('analysis'), keywordsOf('analysis')])
  const lines = entries.flatMap((entry) => (keywords[entry.id]?.guide ?? []).map((line) => ({ ...line, entry })))
  const open = nextQuestion(lines, answers)
  const analyses = fitting(lines, answers).map(({ entry, does, when, options }) => ({
    id: entry.id,
    title: entry.title[language],
    method: does[language],
    when,
    ...(Object.keys(options).length > 0 && { options }),
  }))
  const fields = {
    found: analyses.length,
    ...(open && { open: { question: open, ask: guideQuestions[open].ask[language] } }),
  }
  return { text: answerText(fields, [{ name: 'analyses', items: analyses, until: 1 }]) }
}

export default whichTest
