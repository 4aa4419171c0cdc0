/**
 * The property of a file that has text written by AI: `Label` 1 of the implicit label of GB 45438-2025, with who made it.
 * @param producers models, as their operator declares them; empty ones are left out
 */
export function generatedTextProperty(producers: readonly string[]): { readonly name: string; readonly value: string } {
  const named = [...new Set(producers)].filter((one) => one !== '')
  return {
    name: 'AIGC',
    value: JSON.stringify({ Label: '1', ...(named.length > 0 && { ContentProducer: named.join('; ') }) }),
  }
}
