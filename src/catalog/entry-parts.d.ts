/** The parts of all entries of a kind, each fetched as one script, and their summaries as data: `src/cli/entry-parts-plugin.ts`. */
declare module 'entries:*' {
  const load: Readonly<Record<string, () => Promise<never>>>
  export default load
}
declare module 'titles:*' {
  const titles: readonly never[]
  export default titles
}
/** Thumbnails of the entries of a kind, by id: `src/cli/entry-pictures-plugin.ts`. */
declare module 'pictures:*' {
  const pictures: Readonly<Record<string, string>>
  export default pictures
}
declare module 'keywords:*' {
  const keywords: Readonly<Record<string, never>>
  export default keywords
}
/** The quantities that a tool requires of a patient, by the id of the tool. Tools that require anything else are absent. */
declare module 'needs:*' {
  const needs: Readonly<Record<string, readonly (readonly string[])[]>>
  export default needs
}
/** Figures of analyses for the gallery of charts. */
declare module 'gallery:*' {
  const figures: readonly never[]
  export default figures
}
/** Addresses of the demo data of charts, by id: `src/cli/demo-data-plugin.ts`. */
declare module 'demo:*' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
/** Options and notices of the entries: `src/cli/help-texts-plugin.ts`. */
declare module 'entries:help/*' {
  const texts: readonly never[]
  export default texts
}
