import '#shared/web/styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from '#shared/web/api/query-client.ts'
import { interfaceFonts } from '#shared/web/fonts.ts'
import { preferredLanguage, startTexts } from '#shared/web/i18n/i18n.ts'
import { startTooltips } from '#shared/web/ui/tooltip-layer.ts'
import { App } from './app.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { reportErrors } from './report-errors.ts'
import { englishTexts, loadTexts, translated } from './texts.ts'

const LONGEST_WAIT_MS = 1000

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const language = preferredLanguage()
  const [texts] = await Promise.all([loadTexts(language), interfaceFonts(language.code), firstPaint()])
  startTexts({ language, texts, english: englishTexts, translated })
  reportErrors()
  startTooltips()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={newQueryClient()}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
  registerServiceWorker()
}

/** Lets the page's first words be painted before the program takes their place; a hidden page paints nothing. */
async function firstPaint(): Promise<void> {
  if (document.hidden) return
  const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const longEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([painted, longEnough])
}

void start()
