/** The visible parts of this patient in one chunk, which is loaded once a first value is known. */
export { CarriedMark } from './carried-mark.tsx'
export { CarriedNotice } from './carried-notice.tsx'
export { KeptInputs } from './kept-inputs.tsx'
export { PatientButton } from './patient-button.tsx'
export { ReadyChip } from './ready-chip.tsx'
export { RestoredInputs } from './restored-inputs.tsx'
