/**
 * `npm run -s dossier -- <entry id> ... | all [--to folder]`: writes how an analysis or a chart was checked, as hospitals and sponsors ask for it:
 * its oracle, versions, tolerance, cases, dates and mutants, as `dossier-<id>.en.pdf` and `dossier-<id>.zh.pdf`. Needs no R.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { entryIds } from '#cli/entries.ts'
import { dossierFacts, kindOf } from './dossier-facts.ts'
import { dossierText } from './dossier-text.ts'
import { loadFonts, writeTextPdf } from './write-text-pdf.ts'

const { values, positionals } = parseArgs({ options: { to: { type: 'string', default: '.' } }, allowPositionals: true })
const ids = positionals.includes('all') ? [...entryIds('analyses'), ...entryIds('charts')] : positionals
const unknown = ids.filter((id) => kindOf(id) === undefined)

if (ids.length === 0) {
  console.error('Which analysis or chart? npm run -s dossier -- kaplan-meier. Their ids: npm run -s cli -- analyses')
  process.exitCode = 2
} else if (unknown.length > 0) {
  console.error(`There is no analysis or chart ${unknown.join(', ')}. Their ids: npm run -s cli -- analyses`)
  process.exitCode = 2
} else await writeAll()

async function writeAll(): Promise<void> {
  mkdirSync(values.to, { recursive: true })
  const fonts = loadFonts()
  for (const id of ids) {
    const facts = await dossierFacts(kindOf(id) ?? 'analyses', id)
    for (const language of ['en', 'zh'] as const) {
      const title = language === 'zh' ? `检验档案：${facts.title.zh}` : `Validation dossier: ${facts.title.en}`
      const file = join(values.to, `dossier-${id}.${language}.pdf`)
      writeFileSync(file, writeTextPdf(title, dossierText(facts, language), language, fonts))
      console.log(file)
    }
  }
}
