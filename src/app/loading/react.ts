/** React in a separate script, which runs while the rest of the program is still being compiled (`vite.config.ts`). */
export { createRoot } from 'react-dom/client'
