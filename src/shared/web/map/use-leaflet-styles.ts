import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { useEffect, useState } from 'react'

/** Links Leaflet’s own styles, a file that no page without tiles fetches; whether they hold. */
export function useLeafletStyles(): boolean {
  const [styled, setStyled] = useState(false)
  useEffect(() => {
    const known = document.querySelector(`link[href="${leafletStyles}"]`)
    if (known) {
      setStyled(true)
      return
    }
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: leafletStyles })
    link.addEventListener('load', () => setStyled(true))
    document.head.append(link)
  }, [])
  return styled
}
