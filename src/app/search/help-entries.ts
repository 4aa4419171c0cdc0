import { i18n } from '@lingui/core'
import { chartKeywords, chartTitles } from '#catalog/charts.ts'
import { helpTexts } from '#catalog/help.ts'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import type { HelpedEntries, HelpOf, HelpText } from '#catalog/kit/help-text.ts'
import { type EntryTitle, isOffered, type KeywordsById } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import { stepKeywords, stepTitles } from '#catalog/steps.ts'
import { toolKeywords, toolTitles } from '#catalog/tools.ts'
import { toolsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { initialsOf } from '../i18n/initials.ts'
import { currentLocale, loadWords } from '../i18n/locale.ts'
import { plain, textsOfEntry } from '../i18n/search-text.ts'
import { session } from '../state/session.ts'
import type { Go } from './go.ts'
import type { HelpEntry, HelpKind } from './help-entry.ts'
import { pageItems } from './page-items.ts'
import type { SearchItem } from './search-item.ts'
import { tutorialItems } from './tutorial-items.ts'

type NamedEntry = Pick<EntryTitle, 'id' | 'title' | 'subtitle' | 'replacedBy'>

/** Everything that the help finds, in the language of the page, except the tutorials; without the network. */
export async function helpEntries(go: Go): Promise<readonly HelpEntry[]> {
  const [ofAnalyses, ofCharts, ofTools, ofSteps, texts] = await Promise.all([
    analysisKeywords(),
    chartKeywords(),
    toolKeywords(),
    stepKeywords(),
    helpTexts(),
    loadWords('own'), // the titles of pages
  ])
  const language = currentLocale()
  const hidden = queryClient.getQueryData(toolsQuery().queryKey)?.hidden ?? []
  const { user, token } = session
  const pages = pageItems(go, i18n, { user: user !== null, token })
  return [
    ...listed('analysis', analysisTitles, ofAnalyses),
    ...listed('chart', chartTitles, ofCharts),
    ...listed(
      'tool',
      toolTitles.filter(({ id }) => !hidden.includes(id)),
      ofTools,
    ),
    ...listed('step', stepTitles, ofSteps),
    ...withoutDoubles(texts).map((text, place) => explained(text, String(place))),
    ...pages.map((item) => opened('page', item)),
  ]

  function listed(kind: HelpKind, entries: readonly NamedEntry[], keywords: KeywordsById): readonly HelpEntry[] {
    return entries.filter(isOffered).map((entry) => ({
      kind,
      id: entry.id,
      title: entry.title[language],
      line: (keywords[entry.id]?.subtitle ?? entry.subtitle)?.[language] ?? '',
      texts: textsOfEntry(entry, keywords),
    }))
  }

  function explained(text: HelpText, id: string): HelpEntry {
    const of = entriesOf(text.of).map(({ title, ...entry }) => ({ ...entry, title: title[language] }))
    if ('notice' in text) {
      const { notice } = text
      const both = [notice.en, notice.zh]
      const texts = { titles: [], others: both.map(plain) }
      return { kind: 'notice', id, title: notice[language], line: '', of, texts, fixed: both.map(longestFixed) }
    }
    const { label, help, choices = [] } = text
    const words = choices.flatMap(([{ en, zh }, names = '']) => [en, zh, names])
    return {
      kind: 'option',
      id,
      title: label[language],
      line: help[language],
      choices: choices.map(([choice]) => choice[language]),
      of,
      texts: {
        titles: [label.en, label.zh].map(plain),
        others: [...[...words, help.en, help.zh].map(plain), initialsOf(label.zh)],
      },
    }
  }
}

/** The tutorials, from the server or as the device keeps them. */
export async function tutorialEntries(go: Go): Promise<readonly HelpEntry[]> {
  return (await tutorialItems(go)).map((item) => opened('tutorial', item))
}

const opened = (kind: HelpKind, { id, title, texts, go, hint = '' }: SearchItem): HelpEntry => ({
  kind,
  id,
  title,
  line: hint,
  texts,
  go,
})

const titles = { analysis: analysisTitles, chart: chartTitles, step: stepTitles }

function entriesOf(of: HelpedEntries): readonly { kind: HelpOf; id: string; title: Words }[] {
  return (['analysis', 'chart', 'step'] as const).flatMap((kind) =>
    (of[kind] ?? []).flatMap((id) => {
      const entry = titles[kind].find((one) => one.id === id)
      return entry ? [{ kind, id, title: entry.title }] : []
    }),
  )
}

/** A text that several pieces have, once, with the entries of all. */
function withoutDoubles(texts: readonly HelpText[]): readonly HelpText[] {
  const found = new Map<string, HelpText>()
  for (const text of texts) {
    const key = JSON.stringify({ ...text, of: undefined })
    const known = found.get(key)
    found.set(key, known ? { ...known, of: joined(known.of, text.of) } : text)
  }
  return [...found.values()]
}

const joined = (a: HelpedEntries, b: HelpedEntries): HelpedEntries => ({
  analysis: [...(a.analysis ?? []), ...(b.analysis ?? [])],
  chart: [...(a.chart ?? []), ...(b.chart ?? [])],
  step: [...(a.step ?? []), ...(b.step ?? [])],
})

function longestFixed(notice: string): string {
  return notice
    .split('…')
    .map(plain)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}
