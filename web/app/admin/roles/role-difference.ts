import { permissions as allPermissions, type Permission } from '@junyao/commerce/contract/permissions';

export interface RoleDifference {
  added: Permission[];
  removed: Permission[];
}

export function differenceOf(before: readonly string[], after: readonly string[]): RoleDifference {
  return {
    added: allPermissions.filter((each) => after.includes(each) && !before.includes(each)),
    removed: allPermissions.filter((each) => before.includes(each) && !after.includes(each)),
  };
}
