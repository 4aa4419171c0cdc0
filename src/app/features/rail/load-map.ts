import { loadPart } from '../../loading/load-part.ts'

export const loadMap = () => loadPart(() => import('./project-map.tsx'), 'own')
