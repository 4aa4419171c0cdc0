import type { HelpText } from './kit/help-text.ts'

/** What the options of the catalogue mean and what its notices say, in both languages, because both are searched. */
export async function helpTexts(): Promise<readonly HelpText[]> {
  const pieces = await Promise.all([
    import('entries:help/0'),
    import('entries:help/1'),
    import('entries:help/2'),
    import('entries:help/3'),
  ])
  return pieces.flatMap((piece) => piece.default)
}
