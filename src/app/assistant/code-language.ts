import type { ScriptLanguage } from '../ui/highlight-script.ts'

const coloured: Readonly<Record<string, ScriptLanguage>> = {
  r: 'r',
  rscript: 'r',
  python: 'python',
  python3: 'python',
  py: 'python',
  sql: 'sql',
  mysql: 'sql',
  postgresql: 'sql',
  json: 'json',
}

const names: Readonly<Record<ScriptLanguage, string>> = { r: 'R', python: 'Python', sql: 'SQL', json: 'JSON' }

/** What begins a line of comment; JSON has none. */
const comments: Readonly<Record<string, string>> = {
  r: '#',
  python: '#',
  sql: '--',
  bash: '#',
  shell: '#',
  sh: '#',
  yaml: '#',
  julia: '#',
  matlab: '%',
  latex: '%',
  tex: '%',
  javascript: '//',
  js: '//',
  stata: '//',
}

/** The name of a language as it follows a fence, such as `R`, `{r}` of R Markdown, or `py`. */
export interface CodeLanguage {
  /** As it is shown; empty for none. */
  readonly name: string
  /** Undefined if the highlighter does not know it. */
  readonly coloured: ScriptLanguage | undefined
  /** Undefined if it has no lines of comment, or if they are not known. */
  readonly comment: string | undefined
}

/** Reads the word that follows a fence. */
export function codeLanguage(word: string): CodeLanguage {
  const given = /[a-z0-9+#-]+/.exec(word.toLowerCase())?.[0] ?? ''
  const known = Object.hasOwn(coloured, given) ? coloured[given] : undefined
  const key = known ?? given
  const comment = Object.hasOwn(comments, key) ? comments[key] : undefined
  return { name: known ? names[known] : given, coloured: known, comment }
}

/** Code as it is copied: with the mark of generated text as its first line where the language has comments (SPEC AI7). */
export const markedCode = (text: string, { comment }: CodeLanguage, mark: string) =>
  comment === undefined ? text : `${comment} ${mark.replaceAll(/\s+/g, ' ')}\n${text}`
