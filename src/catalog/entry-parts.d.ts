/** The parts of all entries of a kind, each fetched as one script: `src/cli/entry-parts-plugin.ts`. */
declare module 'entries:*' {
  const load: Readonly<Record<string, () => Promise<never>>>
  export default load
}
