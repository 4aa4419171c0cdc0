import type { HelpText } from './kit/help-text.ts'

/** What the options of the catalogue mean and what its notices say, in both languages, because both are searched. */
export async function helpTexts(): Promise<readonly HelpText[]> {
  const pieces = await Promise.all([
    import('entries:help/0'),
    import('entries:help/1'),
    import('entries:help/2'),
    import('entries:help/3'),
    import('entries:help/4'),
    import('entries:help/5'),
    import('entries:help/6'),
    import('entries:help/7'),
    import('entries:help/8'),
    import('entries:help/9'),
    import('entries:help/10'),
    import('entries:help/11'),
    import('entries:help/12'),
    import('entries:help/13'),
    import('entries:help/14'),
    import('entries:help/15'),
  ])
  return pieces.flatMap((piece) => piece.default)
}
