import { definePlain } from '../../kit/tool/plain-names.ts'

const regions = ['head', 'face', 'chest', 'abdomen', 'extremities', 'external']

export const plain = definePlain({
  inputs: {
    /** AIS of head and neck, face, chest, abdomen, extremities, external. */
    ais: (value) =>
      Array.isArray(value) && value.length === regions.length
        ? Object.fromEntries(regions.map((region, i) => [region, { value: Number(value[i]), unit: '{score}' }]))
        : undefined,
  },
  outputs: { ISS: 'iss', NISS: 'niss' },
  examples: [{ inputs: { ais: [4, 0, 3, 2, 1, 0] }, outputs: { ISS: 29 } }],
})
