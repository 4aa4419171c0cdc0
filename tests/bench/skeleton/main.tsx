import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** React and the router only: an input and its doubled value. */
function Tool() {
  const [text, setText] = useState('')
  return (
    <label>
      Number
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text === '' ? '' : Number(text) * 2}</output>
    </label>
  )
}

const root = createRootRoute({ component: Outlet })
const tool = createRoute({ getParentRoute: () => root, path: '/tool', component: Tool })
const router = createRouter({ routeTree: root.addChildren([tool]) })

void navigator.serviceWorker.register('/sw.js')
createRoot(document.getElementById('root') ?? document.body).render(<RouterProvider router={router} />)
