/** The visitor has opened the dialog before, so this import asks for no further script. */
export async function contactAction(call: { request: Request }) {
  const { sendMessage } = await import('./contact-dialog.tsx');
  return sendMessage(call);
}
