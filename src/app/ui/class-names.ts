import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. It resolves nothing: of two classes that set the same property the style sheet decides, whichever stands last, so no element is to
 * have two. tests/architecture/class-conflicts.test.ts holds all to it; tailwind-merge would do so in the browser (docs/decisions/libraries.md).
 */
export function classNames(...values: ClassValue[]): string {
  return clsx(values)
}
