/** Imports the code on submission, because the size of the scripts of a public page is limited. */
export async function contactAction(call: { request: Request }) {
  const { sendContactForm } = await import('./contact-form.ts');
  return sendContactForm(call);
}
