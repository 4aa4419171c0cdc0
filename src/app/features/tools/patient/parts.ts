/** The visible parts: nobody needs them before a first value is known. */
export { CarriedMark } from './carried-mark.tsx'
export { CarriedNotice } from './carried-notice.tsx'
export { KeptInputs } from './kept-inputs.tsx'
export { PatientButton } from './patient-button.tsx'
export { ReadyChip } from './ready-chip.tsx'
export { RestoredInputs } from './restored-inputs.tsx'
