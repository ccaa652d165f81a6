/** Drawn stand-ins for photos: a head and shoulders before a wall. */
function portrait(wall: string, skin: string, hair: string, shirt: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="${wall}"/><path d="M40 300c0-66 49-100 110-100s110 34 110 100z" fill="${shirt}"/><path d="M122 170h56v46c0 18-56 18-56 0z" fill="${skin}"/><ellipse cx="150" cy="128" rx="56" ry="66" fill="${skin}"/><path d="M88 132c-8-62 26-92 66-92s72 30 60 92c-6-32-22-44-42-50-26 16-66 12-84 50z" fill="${hair}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export const people = [
  { id: '1', name: 'Maria', photoUri: portrait('#d9c7ae', '#c98f68', '#2d1f1a', '#2f5d50'), country: 'Philippines' },
  { id: '2', name: 'Daniel', photoUri: portrait('#b8c4bd', '#8a5a3c', '#17120f', '#e9e3d4'), country: 'Malaysia' },
  { id: '3', name: 'Siti', photoUri: portrait('#e2b9a0', '#b97c54', '#3a2c55', '#3a2c55'), country: 'Indonesia' },
  { id: '4', name: 'Thomas', photoUri: portrait('#c9d3dc', '#e6b795', '#8a5a2b', '#33414f'), country: 'Ireland' },
  { id: '5', name: 'Grace', photoUri: portrait('#cfd8b4', '#6f452d', '#100c0a', '#c45b3c'), country: 'Kenya' },
  { id: '6', name: 'Wei', photoUri: portrait('#dcd2cf', '#e2b48e', '#141414', '#5b6f8f'), country: 'China' },
] as const;

export const story =
  'I have worked six years in busy restaurants and hotel banquets, three of them as a team leader. I know wine service, large trays and difficult tables, I am never late, and guests remember my name. I speak English, Tagalog and some Mandarin, and I hold a food hygiene certificate.';
