import { Component, type ReactNode } from 'react'
import { claimError } from '../errors/error-claims.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Replaces a part of the page that crashed, and offers to reload. */
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
      <Notice text={t('shell:broken.text')} title={t('shell:broken.title')}>
        <Button look="action" onClick={() => location.reload()}>
          {t('shell:broken.again')}
        </Button>
      </Notice>
    )
  }
}
