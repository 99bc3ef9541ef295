/** In yuan; the default stock is 1. A piece that is not in this list has no price. */
export const sampleOffers: { code: string; price: number; specialPrice?: number; stock?: number }[] = [
  { code: 'JY-2024-001', price: 6800 },
  { code: 'JY-2024-002', price: 12800 },
  { code: 'JY-2024-003', price: 480, specialPrice: 420, stock: 6 },
  { code: 'JY-2024-004', price: 5600, specialPrice: 4980 },
  { code: 'JY-2024-005', price: 2680 },
  { code: 'JY-2024-006', price: 1880 },
  { code: 'JY-2024-007', price: 9800 },
  { code: 'JY-2024-008', price: 1280, specialPrice: 1080 },
  { code: 'JY-2024-009', price: 960 },
  { code: 'JY-2024-010', price: 3600 },
  { code: 'JY-2024-011', price: 4200 },
  { code: 'JY-2024-012', price: 360, stock: 4 },
  { code: 'JY-2024-014', price: 780.5 },
  { code: 'JY-2025-001', price: 1280 },
  { code: 'JY-2025-002', price: 680, stock: 3 },
  { code: 'JY-2025-003', price: 2980, specialPrice: 2680 },
  { code: 'JY-2025-004', price: 860 },
  { code: 'JY-2025-005', price: 7600 },
  { code: 'JY-2025-007', price: 5200 },
  { code: 'JY-2025-008', price: 3400 },
  { code: 'JY-2025-009', price: 560, stock: 2 },
  { code: 'JY-2025-010', price: 1980 },
];

/** The member exists only in development. The start command prints it. */
export const demoMember = {
  username: 'demo',
  phone: '13800138000',
  email: 'demo@junyao.example',
  password: 'Demo-1234!',
  balance: 20_000,
};

export const soldPiece = 'JY-2024-007';
export const reservedPiece = 'JY-2025-003';

/** The balance is the price of the sold piece. */
export const sampleBuyer = {
  username: 'sample-buyer',
  phone: '13800138003',
  email: undefined,
  balance: 9800,
  address: {
    recipientName: '陈之谦',
    province: '河南省',
    city: '许昌市',
    district: '禹州市',
    street: '神垕镇老街 18 号',
  },
};

/** The staff exist only in development and have the password of the demo member. The start command prints them. */
export const demoStaff = {
  owner: { username: 'demo-owner', phone: '13800138001', email: 'owner@junyao.example', role: 'Owner' },
  finance: {
    username: 'demo-finance',
    phone: '13800138002',
    email: 'finance@junyao.example',
    role: 'Finance',
  },
  packer: { username: 'demo-packer', phone: '13800138004', email: undefined, role: 'Fulfilment' },
  support: { username: 'demo-support', phone: '13800138005', email: undefined, role: 'Support' },
};
