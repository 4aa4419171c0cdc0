import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    ast: { input: 'ast', unit: 'U/L' },
    alt: { input: 'alt', unit: 'U/L' },
    plt: { input: 'platelets', unit: '10*9/L' },
  },
  outputs: { FIB4: 'fib4' },
  examples: [{ inputs: { age: 55, ast: 60, alt: 50, plt: 150 }, outputs: { FIB4: 3.11 } }],
})
