/** The names of the project for the demo data of charts that are chosen in the gallery, by language. */
export const demoProject = { zh: '示例数据', en: 'DemoData' } as const

export function isDemoProject({ name }: { readonly name: string }): boolean {
  return (Object.values(demoProject) as readonly string[]).includes(name)
}
