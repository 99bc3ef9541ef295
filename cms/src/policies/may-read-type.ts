/** Strapi's own policy looks for the type in a parameter named `model`, but this one is named `contentType`. */
export default function mayReadType({ params, state }: PolicyContext): boolean {
  return state.userAbility.can('plugin::content-manager.explorer.read', params.contentType);
}

interface PolicyContext {
  params: { contentType: string };
  state: { userAbility: { can(action: string, subject: string): boolean } };
}
