/** Industry types: a dark sign on a pale tint, the same in both themes. */
export const TINTS: Record<string, string> = {
  heavy: '#D5D9DE',
  light: '#F2DF9C',
  textile: '#E3D4EC',
  craft: '#F0CFBC',
  port: '#C8DFEC',
}
export const INKS: Record<string, string> = {
  heavy: '#38414B',
  light: '#5F4700',
  textile: '#543070',
  craft: '#74300F',
  port: '#124B69',
}
