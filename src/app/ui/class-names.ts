import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. It resolves no conflicts: of two classes that set the same property the later one in the style sheet wins, so an element
 * must not have two. tests/architecture/class-conflicts.test.ts checks this; tailwind-merge would do so in the browser
 * (docs/decisions/libraries.md).
 */
export function classNames(...values: ClassValue[]): string {
  return clsx(values)
}
