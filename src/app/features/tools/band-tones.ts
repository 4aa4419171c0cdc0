import type { Band } from '#catalog/kit/tool/classification.ts'

export const bandTones: Readonly<Record<Band['tone'], string>> = {
  good: 'bg-ok-soft text-ok',
  neutral: 'bg-accent-soft text-accent',
  caution: 'bg-warn-soft text-warn',
  alarm: 'bg-danger-soft text-danger',
}
