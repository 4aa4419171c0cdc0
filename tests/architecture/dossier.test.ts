import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entryIds } from '#cli/entries.ts'
import { readMutantRecord, sourcesHash } from '#tests/mutants/mutant-record.ts'
import { dossierFacts, kindOf } from '#tests/tools/dossier/dossier-facts.ts'
import { dossierText } from '#tests/tools/dossier/dossier-text.ts'
import { loadFonts, writeTextPdf } from '#tests/tools/dossier/write-text-pdf.ts'

const fonts = loadFonts()
/** Of Debian's poppler-utils. */
const POPPLER: string = 'pdftotext'
const entries = ['linear-regression', 'kaplan-meier', 'histogram'] as const

/** The text of a PDF without spaces; undefined where Poppler is not installed. */
function textOf(pdf: Uint8Array): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-'))
  try {
    writeFileSync(join(folder, 'd.pdf'), pdf)
    const { stdout, error } = spawnSync(POPPLER, [join(folder, 'd.pdf'), '-'], { encoding: 'utf8' })
    return error ? undefined : stdout.replaceAll(/\s+/g, '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each(entries)('the dossier of %s is a PDF in both languages, with its whole text', async (id) => {
  const facts = await dossierFacts(kindOf(id) ?? expect.fail('no such entry'), id)
  expect(facts.cases.computed).toBeGreaterThan(2)
  expect(facts.numbers.tables).toBeGreaterThan(20)
  expect(facts.r.every((version) => version.startsWith('R version'))).toBe(true)
  for (const language of ['en', 'zh'] as const) {
    const sections = dossierText(facts, language)
    const pdf = writeTextPdf(facts.title[language], sections, language, fonts)
    const bytes = new TextDecoder('latin1').decode(pdf)
    expect(bytes.startsWith('%PDF-')).toBe(true)
    expect(bytes.includes('SLIPST+noto-sans-sc-chinese')).toBe(language === 'zh')
    const read = textOf(pdf)
    if (read === undefined) continue
    for (const { heading, paragraphs } of sections)
      for (const text of [heading, ...paragraphs]) expect(read).toContain(text.replaceAll(/\s+/g, ''))
  }
})

test('it says what checked an entry, and what was not measured', async () => {
  const regression = await dossierFacts('analyses', 'linear-regression')
  expect(regression.references.find(({ folder }) => folder === 'tests/reference/nist')?.isOfEntry).toBe(true)
  expect(regression.functions).toContain('lm')
  expect((await dossierFacts('analyses', 'kaplan-meier')).packages).toEqual([expect.stringMatching(/^survival@\d/)])
  expect(kindOf('no-such-entry')).toBeUndefined()
})

test('it gives the mutants of the last measurement, says if the sources have changed since, and if there was none', async () => {
  const facts = await dossierFacts('analyses', 'kaplan-meier')
  const linesWith = (mutants: typeof facts.mutants) => dossierText({ ...facts, mutants }, 'en').at(-1)?.paragraphs
  expect(linesWith(undefined)).toEqual(['Not measured: no run is stored for this entry.'])
  const found = { seed: 1, mutants: 30, of: 849, killed: 27, byR: 20, survived: 3, sources: '', date: '2026-01-02' }
  const current = linesWith({ ...found, isCurrent: true })
  expect(current?.[0]).toContain('On 2026-01-02, 30 of 849 possible changes')
  expect(current?.[1]).toContain('Noticed: 27 of 30 (20 by a difference from R). Not noticed: 3;')
  const earlier = linesWith({ ...found, isCurrent: false })
  expect(earlier).toEqual([
    ...(current ?? []),
    'This was measured on an earlier version: the sources have changed since.',
  ])
})

test('a kept measurement counts every mutant once, and names the sources that it measured', () => {
  const measured = (['analyses', 'charts'] as const).flatMap((kind) =>
    entryIds(kind).flatMap((id) => readMutantRecord(kind, id) ?? []),
  )
  expect(measured.length).toBeGreaterThan(0)
  for (const { mutants, of, killed, byR, survived, sources } of measured) {
    expect(killed + survived).toBe(mutants)
    expect(mutants).toBeLessThanOrEqual(of)
    expect(byR).toBeLessThanOrEqual(killed)
    expect(sources).toMatch(/^[0-9a-f]{16}$/)
  }
  expect(sourcesHash('analyses', 'kaplan-meier')).not.toBe(sourcesHash('analyses', 'cox-regression'))
})
