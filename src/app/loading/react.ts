/** React in a script by itself, which runs while the rest of the program is still being compiled (`vite.config.ts`). */
export { createRoot } from 'react-dom/client'
