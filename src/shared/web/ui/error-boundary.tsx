import { Component, type ReactNode } from 'react'
import { claimError } from '../errors/error-claims.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { Star } from './star-pattern.tsx'

/** Stands where a part of the page broke: says so, keeps the rest, and offers to load anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error, info: { componentStack?: string | null }) {
    claimError(error, {
      component: info.componentStack?.trim().split('\n')[0]?.trim() ?? 'page',
      userAction: 'render',
      severity: 'critical',
    })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main
        className="mx-auto grid min-h-[60dvh] max-w-reading place-content-center gap-4 px-6 text-center"
        id="main"
      >
        <Star className="mx-auto text-ornament" size={56} weight={1} />
        <h1 className="text-2xl">{t('shell:broken.title')}</h1>
        <p className="text-muted">{t('shell:broken.text')}</p>
        <p>
          <Button look="action" onClick={() => location.reload()}>
            {t('shell:broken.again')}
          </Button>
        </p>
      </main>
    )
  }
}
