/** Fields of a few tools, loaded together by those. */
export { CountsField } from './counts-field.tsx'
export { DateField } from './date-field.tsx'
export { WrittenField } from './written-field.tsx'
