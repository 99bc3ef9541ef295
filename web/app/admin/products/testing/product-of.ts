import type { ProductRow } from '../set-sale.ts';

export function productOf(changes: Partial<ProductRow>): ProductRow {
  return {
    productCode: 'JY-2024-001',
    imageUrl: [],
    nameZh: '天青瓶',
    nameEn: 'Sky-blue vase',
    price: 480,
    specialPrice: null,
    onSale: true,
    listed: true,
    forShow: false,
    inSync: true,
    missingTranslation: false,
    documentId: null,
    sync: { heldVersion: null, latestVersion: null, syncedAt: null, lagSeconds: null },
    version: 'v1',
    ...changes,
  };
}
