import type { ToolArguments } from '#contract/assistant/tools.ts'
import { loadPart } from '../../loading/load-part.ts'
import { answerText } from './answer-text.ts'
import { hiddenTools } from './catalogue.ts'
import type { Tool } from './tool.ts'

/** What the help of the application finds, best first, in the language of the page. Options and notices have no id that another tool knows. */
const search: Tool<ToolArguments['search_help']> = async ({ text, kind }) => {
  await hiddenTools() // the help leaves them out, once they are known
  const { searchHelp } = await loadPart(() => import('../../search/search-help.ts'), 'own')
  const entries = (await searchHelp(text, kind)).map(({ id, line, ...hit }) => ({
    kind: hit.kind,
    ...(hit.kind !== 'option' && hit.kind !== 'notice' && { id }),
    title: hit.title,
    ...(line !== '' && { line }),
  }))
  return { text: answerText({ found: entries.length }, [{ name: 'entries', items: entries, until: 1 }]) }
}

export default search
