import type { ReferenceKey } from '../references.ts'
import { citedWork } from './cited-work.ts'
import type { Author } from './work.ts'

/** Methods that sentences do not call by their authors. */
const phrases: Partial<Readonly<Record<ReferenceKey, RegExp>>> = {
  'fisher-1925':
    /\bone-way analysis of variance|\bfactorial analysis of (co)?variance|\brepeated measures analysis of variance/,
  'kramer-1956': /\bTukey/,
  'steiger-2004': /\bnon-central F distribution/,
  'student-1908': /\bone-sample t test|\bpaired t tests?\b/,
  'schuirmann-1987': /\btwo one-sided t tests/,
  'dixon-mood-1946': /\bsign test/,
  'hyndman-fan-1996': /\(type \d\)|\bquartiles \(type/,
  'mantel-1966': /\blog-rank test/,
  'gail-lubin-rubinstein-1981': /\bexact partial likelihood/,
  'mccullagh-nelder-1989': /\bPoisson regression/,
  'lawless-1987': /\bnegative binomial regression/,
  'white-1980': /\brobust \(HC/,
  'zou-2004': /\bmodified Poisson/,
  'hosmer-lemeshow-1980': /\bHosmer–Lemeshow/,
  'mercaldo-2007': /\blogit intervals/,
  'pearson-1901': /^Principal component analysis/,
  'hotelling-1933': /^Principal component analysis/,
  'horn-1965': /\bparallel analysis/,
  'yang-dalton-2012': /\bstandardised differences/,
  'mantel-1963': /\blinear-by-linear association/,
  'joanes-gill-1998': /\bskewness and kurtosis \(/,
  'stephens-1974': /\bAnderson–Darling/,
  'dagostino-1990': /\bD’Agostino–Pearson/,
  'royston-1995': /\bShapiro–Wilk/,
}

/** Between the names of authors in a sentence. */
const JOINS = '(?:[–-]|, (?:and )?| and )'

/**
 * The works of a bibliography that the sentences of a Methods section name, in its order: by all of the first authors ("Brookmeyer and Crowley"), by
 * the first one ("Wilson's method"), or by a method that goes without a name ("log-rank test").
 * @param sentences in English
 */
export function namedWorks(sentences: string, bibliography: readonly ReferenceKey[]): readonly ReferenceKey[] {
  const named = new Set<ReferenceKey>(bibliography.filter((key) => phrases[key]?.test(sentences)))
  const works = bibliography.map((key) => ({ key, names: citedWork(key).authors.map(surname) }))
  let left = sentences
  // "Clopper and Pearson" does not name the works of Pearson alone
  for (let count = Math.max(0, ...works.map(({ names }) => names.length)); count > 0; count -= 1) {
    const found = works.flatMap(({ key, names }) => {
      if (names.length < count) return []
      const pattern = new RegExp(`(?<!\\p{L})${names.slice(0, count).map(escaped).join(JOINS)}(?!\\p{L})`, 'gu')
      return pattern.test(left) ? [{ key, pattern }] : []
    })
    for (const { key, pattern } of found) {
      named.add(key)
      if (count > 1) left = left.replaceAll(pattern, '')
    }
  }
  return bibliography.filter((key) => named.has(key))
}

const surname = (author: Author) => ('family' in author ? author.family : author.name)

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
