import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';

/** The cart button of wide screens or the dock of small screens. Only one of them is shown. */
export function cartButton(page: Page, t: TFunction): Locator {
  return page
    .getByRole('region', { name: t('cart:title'), exact: true })
    .getByRole('button')
    .first();
}

export function cartPanel(page: Page, t: TFunction): Locator {
  return page.getByRole('dialog', { name: t('cart:title') });
}
